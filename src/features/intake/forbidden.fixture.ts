import type { Rule } from './forbidden.ts';

/** Sentences, separated by " / ", that break a rule, and similar ones that do not. */
export const SENTENCES: Record<Rule, { forbidden: string; harmless: string }> = {
  promise: {
    forbidden: `
      We guarantee a result. / You'll win this. / We will fight for you and win. /
      You are bound to win. / You'll be compensated. / We will get you compensation. /
      You get what you deserve. / The judge will drop the charges. /
      Tell them we'll get the charges dropped. / You won't go to jail. /
      You won't lose your license. / Ask about our success rate. / We are 100% behind you. /
      We win 95% of our cases. / We promise you a settlement. / We never lose. /
      We've won millions. / This is an easy win. / We'll get you what you are owed. /
      We will get your license back. / We can keep you out of jail. /
      We'll make the insurance company pay. / The insurer will settle. /
      Your ticket will go away. / We make these charges disappear. / Your case is a winner. /
      You have nothing to worry about. / You can expect to receive a settlement. /
      We get our clients the most money. / We will get you full custody. /
      We will beat this charge. / You will not be convicted. / Your visa will be approved. /
      You will keep your house. / You are in good hands.
    `,
    harmless: `
      No attorney can guarantee a result. / We cannot guarantee anything. /
      Nobody knows if we will win. / We will get the full name first. /
      Nobody knows if the attorney can get the charges dropped. / We promise you a call. /
      Did the contractor guarantee the work? / Were you paid what you deserve? /
      Did you get your car back? / You can expect to receive a call today.
    `,
  },
  value: {
    forbidden: `
      Your case is worth a lot. / Their case is probably worth at least six figures. /
      Expect a six-figure settlement. / Cases like yours settle for six figures. /
      That is easily a million dollar case.
    `,
    harmless: `
      It is worth a call. / A short letter is probably worth a try. /
      Callers want to know what the case is worth.
    `,
  },
  advice: {
    forbidden: `
      You have two years to file. / Don't sign anything from the insurance company. /
      Tell them not to accept the offer. / Don't talk to the police. / You should sue. /
      Tell them they can sue. / We'd advise you to wait. / You definitely have a case. /
      That is a strong claim. / You have a case. /
      If they were rear-ended it's the other driver's fault. / The other driver was at fault. /
      The statute of limitations is two years. / You need to file before June. /
      Don't post about it on Facebook. / Do not pay the ticket. / That is illegal. /
      You qualify for compensation. / You must file within 300 days. / You need a will. /
      Never sign a release. / Do not quit your job. / Do not give a recorded statement. /
      You are entitled to overtime. / That is discrimination. / They were negligent. /
      Refuse the breath test. / Plead not guilty. / The deadline is two years in Florida. /
      You have a right to sue. / Delete your posts.
    `,
    harmless: `
      How many days to file does the letter give? / We do not speak to insurers at the desk. /
      They must sign the consent form. / I cannot advise you. /
      Ask if they have a case number. / Ask if the other driver was at fault. /
      Did anyone say you should settle? / Did they say you can sue?
    `,
  },
  relationship: {
    forbidden: `
      You are now our client. / We now represent you. / We will take your case. /
      We are your attorneys. / Let them know Mr. Pike will be their lawyer. /
      This call is privileged. / We now have an attorney-client relationship. /
      This call creates an attorney-client relationship. / Consider yourself a client. /
      You've hired us. / Our attorney will represent you. / You are represented by us. /
      It is protected by attorney-client privilege. / I am an attorney.
    `,
    harmless: `
      We do not represent you yet. / Who are your lawyers? /
      Are they your lawyers in the divorce, too? /
      The attorney decides whether the firm will represent you.
    `,
  },
  secret: {
    forbidden: `
      What is your Social Security number? / Collect SSNs. / Read me the account number. /
      Read me your bank account. / What are your passwords? /
      What is your mother's maiden name? / Read me the card.
    `,
    harmless: `
      Do you receive Social Security? / Look at their social media. /
      Which bank account is it? / Never ask for a Social Security number.
    `,
  },
  praise: {
    forbidden: `
      Our expert calls you. / We are experts. / We specialize in trucks. /
      The best lawyers in town. / We are the best in Tampa. / Our award-winning team. /
      Nobody does this better. / The #1 injury firm. / Our track record speaks for itself.
    `,
    harmless: `
      Our attorney calls you. / Ask if they've had any expert reports done. /
      Did the best firm in town turn you down? / We are not specialists.
    `,
  },
  contingency: {
    forbidden: `
      No fee unless we win. / No win, no fee. / We only get paid when you do. /
      Make sure they know we don't get paid unless they do. / You pay nothing unless we win. /
      You won't pay a dime out of pocket. / If you don't win, you owe us nothing. /
      You never pay us a cent. / We work for free unless we win. / We only charge if we win.
    `,
    harmless: `
      When did you get paid? / There is no fee if you cancel a day before. /
      We share nothing unless you agree.
    `,
  },
  story: {
    forbidden: `
      Tell us everything that happened. / Good. What happened? / Ask if they did it. /
      Get their side of the story.
    `,
    harmless: 'Do not ask what happened. / On which side of the street was it?',
  },
  fee: {
    forbidden: `
      We offer a free consultation. / The call is free. / There are no up-front costs. /
      You owe nothing. / We work on contingency. / Your first meeting is on us. / We charge 2k.
    `,
    harmless: 'Which time is free? / This email quotes no fee. / For that we charge {fee}.',
  },
  channel: {
    forbidden: `
      Please type your answers below and press send. / This chat is saved. /
      Please reply to this. / Thank you for calling. / Please hang up. / Please have a seat. /
      This call is being recorded. / Thank you for your email.
    `,
    harmless: 'How may we answer you?',
  },
};
