/** The server listens on a separate port for each reason of a refusal. */
export const REASONS = ['nothing', 'this machine', 'no login', 'hello name', 'recipient'] as const;
export type Reason = (typeof REASONS)[number];

export const RECIPIENT = 'boss@firm.example';
export const HELLO_REFUSED = 'web';

export type MailServer = {
  name: string;
  package: string;
  configFile: string;
  config(port: Record<Reason, number>): string;
  command: string;
};

const postfix: MailServer = {
  name: 'Postfix',
  package: 'postfix',
  configFile: '/etc/postfix/master.cf',
  config: (port) => `
pickup    unix  n       -       n       60      1       pickup
cleanup   unix  n       -       n       -       0       cleanup
qmgr      unix  n       -       n       300     1       qmgr
rewrite   unix  -       -       n       -       -       trivial-rewrite
bounce    unix  -       -       n       -       0       bounce
defer     unix  -       -       n       -       0       bounce
discard   unix  -       -       n       -       -       discard
anvil     unix  -       -       n       -       1       anvil
postlog   unix-dgram n  -       n       -       1       postlogd
127.0.0.1:${port.nothing} inet n - n - - smtpd
127.0.0.1:${port['this machine']} inet n - n - - smtpd -o smtpd_client_restrictions=reject
127.0.0.1:${port['no login']} inet n - n - - smtpd -o smtpd_recipient_restrictions=permit_sasl_authenticated,reject
127.0.0.1:${port['hello name']} inet n - n - - smtpd -o smtpd_helo_restrictions=reject_non_fqdn_helo_hostname
127.0.0.1:${port.recipient} inet n - n - - smtpd
`,
  command: `postconf maillog_file=/var/log/mail.log myhostname=mx.relay.example mydestination=firm.example \
alias_maps= 'local_recipient_maps=inline:{boss=here}' local_transport=discard default_transport=discard
postfix start-fg`,
};

const exim: MailServer = {
  name: 'Exim',
  package: 'exim4-daemon-light',
  configFile: '/etc/exim4/prove.conf',
  config: (port) => `
primary_hostname = mx.relay.example
local_interfaces = <; ${Object.values(port)
    .map((number) => `127.0.0.1.${number}`)
    .join(' ; ')}
acl_smtp_helo = helo
acl_smtp_rcpt = recipient
host_lookup =
begin acl
helo:
  deny condition = \${if and{{eq{$received_port}{${port['hello name']}}}{!match{$sender_helo_name}{[.]}}}}
       message = need a fully-qualified host name
  accept
recipient:
  deny condition = \${if eq{$received_port}{${port['this machine']}}}
       message = sender IP address $sender_host_address is locally blacklisted here
  deny condition = \${if eq{$received_port}{${port['no login']}}}
       !authenticated = *
       message = authentication required
  require verify = recipient
  accept
begin routers
known:
  driver = accept
  domains = firm.example
  local_parts = boss
  transport = nowhere
begin transports
nowhere:
  driver = appendfile
  file = /dev/null
  user = mail
`,
  command: 'exim4 -C /etc/exim4/prove.conf -bdf -q1h',
};

const openSmtpd: MailServer = {
  name: 'OpenSMTPD',
  package: 'opensmtpd',
  configFile: '/etc/smtpd.conf',
  config: (port) => `
filter client phase connect match src { 127.0.0.1 } disconnect "554 5.7.1 Client host rejected"
filter "first-hello" phase ehlo match helo { "${HELLO_REFUSED}" } reject "504 5.5.2 need a fully-qualified host name"
filter "second-hello" phase helo match helo { "${HELLO_REFUSED}" } reject "504 5.5.2 need a fully-qualified host name"
filter hello chain { "first-hello", "second-hello" }
listen on 127.0.0.1 port ${port.nothing} hostname mx.relay.example
listen on 127.0.0.1 port ${port['this machine']} hostname mx.relay.example filter client
listen on 127.0.0.1 port ${port['no login']} hostname mx.relay.example tag LOGIN
listen on 127.0.0.1 port ${port['hello name']} hostname mx.relay.example filter hello
listen on 127.0.0.1 port ${port.recipient} hostname mx.relay.example
action onwards relay host smtp://127.0.0.1:9
match tag LOGIN !auth from any for any reject
match from any for domain firm.example rcpt-to { "${RECIPIENT}" } action onwards
`,
  command: 'smtpd -d',
};

export const MAIL_SERVERS = [postfix, exim, openSmtpd];
