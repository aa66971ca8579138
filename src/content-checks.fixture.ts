/** The message names the changed line, or the line that contains `line`. */
type Row = [path: string, from: string | RegExp, to: string, message: string, line?: string];

const ARTICLE = 'blog/law-firm-reviews-ethics.md';
const LEDE = /( {2}headline: A marketing.*\n) {2}lede: >-\n.*\n/;
const START = /^([\s\S]*?)\nheadline: [^\n]*/;
const BOUGHT = /(area: business-law\n +bought: \[ legal-seo,) [^\]]*/;
const NO_RULE = '{rule:zz-none}';

export const ROWS: Row[] = [
  ['pages/about.yaml', LEDE, '$1', 'hero.lede: is missing, expected a text', 'hero:'],
  ['pages/about.yaml', '  headline: A m', '  colour: red\n  headline: A m', 'hero: no field'],
  ['cities/tampa.yaml', ': eleanor-marsh', ': nobody', 'writtenBy: expected the name of a file'],
  ['pages/home.yaml', '[ average', '[ avarage', 'hero.claims.0: expected the id of a claim'],
  ['services/legal-seo.yaml', 'estate-planning', 'estate-plan', '0.case: expected the id'],
  [
    'services/content-marketing.yaml',
    'kind: case\n',
    'kind: case\n    # bought: no content\n',
    'sections.0.case: expected the case of a firm that bought content-marketing',
    '  case: business-law',
  ],
  [
    'pages/home.yaml',
    BOUGHT,
    '$1 radio ',
    'cases.2.bought.1: expected the name of a file',
    'radio',
  ],
  ['services/web-design.yaml', 'pricing.web-design.amount', 'pricing.radio', 'figure: expected'],
  ['cities/tampa.yaml', '- fl-filing', '- fl-fillings', '3.rules.1: expected the key of a rule'],
  ['practice-areas/business-law.md', /$/, `\nBy ${NO_RULE}.\n`, `found ${NO_RULE}`, NO_RULE],
  ['cities/omaha.yaml', ': NE', ': KS', 'stateAbbr: expected a state with a file'],
  ['cities/phoenix.yaml', /county: "\d{5}"/, 'county: "99999"', '1.county: expected a county'],
  ['navigation.yaml', '/services/ppc,', '/services/pcp,', '1.href: expected the path of a page'],
  [ARTICLE, /$/, '\n[Prices](/prices#all).\n', 'text: expected the path of a page', '/prices#all'],
  ['cities/tampa.yaml', '/services/seo', '/contact/thank-you', 'expected the path of a service'],
  ['redirects.yaml', '/services/legal-seo', '/services/seo-legal', 'moved.0.to: expected a page'],
  [
    'redirects.yaml',
    '  - from: /practice-areas\n',
    '  - from: /services\n',
    'moved.2: expected each address once, found "/services" again',
    'from: /services\n    to: "/sitemap',
  ],
  [
    'blog/lawyer-advertising-rules-by-state.md',
    /^slug: .*/m,
    'slug: law-firm-website-contract',
    'slug: expected a page with an address of its own, blog/law-firm-website-contract.md has',
  ],
  // The parser notices the open quote where the text after the closing quote begins.
  ['glossary.yaml', '  - term: GMB', '  - term: "GMB', 'expected valid YAML: ', ''],
  ['team/linh-trieu.md', /\n---\n/, '\n', 'header block: expected a second line ---', '---'],
  ['county-maps/zz.yaml', /^/, '', 'expected fields, found none', ''],
  ['cities/boise.yml', /^/, 'a: 1', 'expected a file that ends in .yaml'],
  ['services/reputation.yaml', START, '\uFEFF$1\r\nheadline: x', 'at least', 'headline: x'],
  ['team/nikhil-talwade.md', /^title: /m, 'title: \uFFFD ', 'expected text in UTF-8'],
  ['practice-areas/estate-planning.md', /$/, '\n<script>\n', 'found the element', '<script>'],
  [
    'policies/cookie-policy.md',
    /$/,
    '\n{with quiz} Words.\n',
    'expected a condition of',
    '{with quiz}',
  ],
  ['exhibits/monthly-table.yaml', 'Search ads,', 'Radio ads,', 'rows.0.channel: expected the name'],
];
