import { describe, expect, test } from 'vitest';
import { sourceLetter } from '../../src/text/source-letter.ts';
import { pageMarkdown } from './page-markdown.ts';

const URL = 'https://www.northbar.example/about';
const page = (main: string) =>
  `<!doctype html><html><head><title>x</title></head><body><nav>Menu</nav><main id="main">${main}</main><footer>f</footer></body></html>`;
/** The text without its h1 and its source. */
async function text(main: string) {
  const markdown = await pageMarkdown(page(`<h1>About <mark>us</mark></h1>${main}`), URL);
  expect(markdown.startsWith('# About us\n')).toBe(true);
  expect(markdown.endsWith(`\nSource: <${URL}>\n`)).toBe(true);
  return markdown.slice('# About us\n'.length, -`\nSource: <${URL}>\n`.length).trim();
}

test.each([
  ['a paragraph', '<p>We <b>market</b> <em>law firms</em>.</p>', 'We **market** _law firms_.'],
  ['a list', '<ul><li>One</li><li>Two</li></ul>', '- One\n- Two'],
  ['a numbered list says its numbers once', '<ol><li><span>1</span><span>One</span></li></ol>', '1. One'],
  ['a quote', '<blockquote>Words</blockquote>', '> Words'],
  ['code', '<pre><code>a | b\n</code></pre>', '```\na | b\n```'],
])('%s', async (_, html, markdown) => expect(await text(html)).toBe(markdown));

describe('addresses', () => {
  test.each([
    ['<a href="/pricing">Pricing</a>', '[Pricing](https://www.northbar.example/pricing)'],
    ['<a href="/">Home</a>', '[Home](https://www.northbar.example/)'],
    ['<a href="tel:+18135550142">Call</a>', '[Call](tel:+18135550142)'],
    ['<img src="/a.svg" alt="Ink">', '![Ink](https://www.northbar.example/a.svg)'],
  ])('%s is written in full', async (html, markdown) =>
    expect(await text(`<p>x ${html}</p>`)).toBe(`x ${markdown}`),
  );

  test('within the page are only their words, and nothing where they stand alone', async () => {
    expect(await text('<p>See <a href="#fees">the fees</a>.</p>')).toBe('See the fees.');
    expect(await text('<p>Text</p><p><a href="#fees">The fees</a></p>')).toBe('Text');
  });
});

test.each([
  '<button type="button">Get Started</button>',
  '<noscript><a href="/contact">Get Started</a></noscript>',
  '<form><label>Name <input name="name"></label></form>',
  '<section><h2>Question 1 of 5</h2><form>x</form></section>',
  '<nav aria-label="Breadcrumb"><a href="/">Home</a></nav>',
  '<a data-mdast="ignore" href="#results">View Our Results</a>',
  '<span aria-hidden="true">01</span>',
  '<p hidden>later</p>',
  '<div data-mdast="ignore">share</div>',
  '<dialog>x</dialog><template>x</template><script>x</script><style>x</style>',
  '<svg><path d="M0 0"/></svg>',
  '<img src="/a.svg" alt="">',
  '<section aria-labelledby="closing-heading"><h2 id="closing-heading">Call us</h2></section>',
])('%s is no text to read', async (html) => expect(await text(`<p>Text</p>${html}`)).toBe('Text'));

test('a word with an explanation stays a word', async () => {
  const term =
    '<button type="button" data-hover-card="a">GMB</button><span id="a" role="tooltip">Google My Business</span>';
  expect(await text(`<p>The ${term} listing</p>`)).toBe('The GMB listing');
});

describe('terms', () => {
  test('are a list, their footnote last', async () => {
    const claim = '<sup><a href="#claim-a" aria-label="Footnote 1">1</a></sup>';
    expect(await text(`<dl><div><dt>firms served${claim}</dt><dd>150+</dd></div></dl>`)).toBe(
      '- **firms served**: 150+ [1]',
    );
  });

  test('may have more said of them', async () => {
    const rows =
      '<div><dt>Leads</dt><dd>+312%</dd><dd>34 to 140</dd></div><div><dt>GMB.</dt><dd>A listing.</dd><dd>It is free.</dd></div>';
    expect(await text(`<dl>${rows}</dl>`)).toBe(
      '- **Leads**: +312% (34 to 140)\n- **GMB**: A listing. It is free.',
    );
  });
});

test('fields of an example say what stands in them, and a way to copy a text is no text', async () => {
  const field = (name: string, value: string) =>
    `<label>${name}<input value="${value}"><noscript>: ${value}</noscript></label>`;
  expect(await text(`<div>${field('Fee, $', '8,000')}${field('Share, %', '20')}</div>`)).toBe(
    'Fee, $: 8,000\n\nShare, %: 20',
  );
  expect(await text('<dl><div><dt>Plain</dt><dd>Words.</dd><dd><button>Copy</button></dd></div></dl>')).toBe(
    '- **Plain**: Words.',
  );
});

test('sources are told from claims', async () => {
  const source = (number: number) =>
    `<a href="#source-${number}" aria-label="Source ${sourceLetter(number)}">${sourceLetter(number)}</a>`;
  expect(await text(`<p>So says Google.<sup>${source(4)}</sup></p>`)).toBe('So says Google. [source 4]');
  const two = source(4) + source(5);
  expect(await text(`<p>So it says.<sup>${two}</sup></p>`)).toBe('So it says. [sources 4, 5]');
});

test('the claims come last, without the ways back', async () => {
  const claims =
    '<section aria-labelledby="claims-heading"><h2 id="claims-heading">Claims</h2><ol><li><span>1</span><span>150+ firms. Since 2020. <a href="#claim-ref-a">Back</a></span></li></ol></section>';
  expect(await text(`${claims}<p>Text</p>`)).toBe('Text\n\n## Claims\n\n1. 150+ firms. Since 2020.');
});

test('a chart is its figures, an exhibit has its title', async () => {
  const chart =
    '<svg role="img"><title>Leads a month</title><desc>month 0: 34, month +1: 41 leads.</desc><text>34</text></svg>';
  const figure = `<p data-mdast="label"><span>EXHIBIT</span><b>A</b></p><figure><figcaption>Leads a month</figcaption>${chart}</figure>`;
  expect(await text(figure)).toBe(
    '**EXHIBIT A**\n\n**Leads a month**\n\nChart: month 0: 34, month +1: 41 leads.',
  );
});

describe('headings', () => {
  test('take the label over them and lose their place', async () => {
    const section = '<div><p><span>IV.</span>Values</p><h2>Four rules.</h2><p>Text</p></div>';
    expect(await text(section)).toBe('## Values: Four rules.\n\nText');
  });

  test('a whole sentence over one is no label', async () => {
    expect(await text('<div><p>We said so.</p><h2>Then</h2></div>')).toBe('We said so.\n\n## Then');
  });

  test('in a list make it parts of the page, numbered where the list is', async () => {
    const items = '<li><h3>Inventory</h3><p>A</p></li><li><h3>Words</h3><p>B</p></li>';
    expect(await text(`<h2>Steps</h2><ul>${items}</ul>`)).toBe(
      '## Steps\n\n### Inventory\n\nA\n\n### Words\n\nB',
    );
    expect(await text(`<h2>Steps</h2><ol>${items}</ol>`)).toContain('### 1. Inventory\n\nA\n\n### 2. Words');
  });

  test('stand over answers that open, all on one level', async () => {
    const question = (name: string) => `<details><summary>${name}?</summary><div>Yes.</div></details>`;
    expect(await text(`<h2>Questions</h2>${question('A')}${question('B')}`)).toBe(
      '## Questions\n\n### A?\n\nYes.\n\n### B?\n\nYes.',
    );
  });
});

describe('tables', () => {
  test('keep head and rows, without hidden places to break', async () => {
    const table =
      '<table><caption>Fees</caption><thead><tr><td></td><th>Starter</th></tr></thead><tbody><tr><th scope="row">Fee</th><td>$2,500-<wbr>$3,500</td></tr></tbody></table>';
    expect(await text(table)).toBe('| | Starter |\n| - | - |\n| Fee | $2,500-$3,500 |');
  });

  test('without a head have an empty one', async () => {
    expect(await text('<table><tbody><tr><th scope="row">Posts</th><td>0</td></tr></tbody></table>')).toBe(
      '| | |\n| - | - |\n| Posts | 0 |',
    );
  });

  test('keep a bar inside a cell', async () => {
    expect(await text('<table><thead><tr><th>a|b</th></tr></thead></table>')).toContain('a\\|b');
  });
});

test('what stands apart by its look stands apart in words', async () => {
  expect(await text('<p><span>Packages</span><span>per month</span></p>')).toBe('Packages per month');
  expect(await text('<p><b class="block">Judged by</b>Calls and forms</p>')).toBe(
    '**Judged by**: Calls and forms',
  );
  expect(
    await text('<figure><figcaption><span>Eleanor Marsh</span><span>Founder</span></figcaption></figure>'),
  ).toBe('**Eleanor Marsh, Founder**');
  expect(await text('<p>80-100%<span class="block">4 items</span></p>')).toBe('80-100% 4 items');
});

test('a space that keeps a line together is a space', async () => {
  expect(await text('<p>So&nbsp;do we</p>')).toBe('So do we');
});

test('in running text nothing is added', async () => {
  const prose = '<div data-mdast="prose"><p><b>Flor</b>Ida</p><p>Short line</p><h2>Next</h2></div>';
  expect(await text(prose)).toBe('**Flor**Ida\n\nShort line\n\n## Next');
});

test('what looks like markdown is only text', async () => {
  expect(await text('<p>1. * _a_ [b](c) &lt;p&gt; # d</p>')).toBe(
    '1\\. \\* _a_ \\[b]\\(c) \\<p> # d'.replace('_a_', '\\_a\\_'),
  );
});

test('a page without text stops the build, by its address', async () => {
  await expect(pageMarkdown('<!doctype html><title>x</title>', URL)).rejects.toThrow(
    `${URL}: expected a page`,
  );
  await expect(pageMarkdown(page('<p>x</p>'), URL)).rejects.toThrow(`${URL}: expected an h1`);
});
