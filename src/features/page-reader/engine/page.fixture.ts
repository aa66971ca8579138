/** The page passes every check, so that each removed part shows as a fault. */
export const GOOD_PAGE = `<!doctype html><html lang="en"><head>
<title>Wrongful Termination Deadlines in Ohio</title>
<link rel="canonical" href="https://www.reyes.example/wrongful-termination">
<meta name="description" content="How long you have, and where to file.">
<meta name="author" content="Dana Reyes">
<script type="application/ld+json">{"@context":"https://schema.org","@graph":[
  {"@type":"WebPage","datePublished":"2026-05-04","author":{"@type":"Person","name":"Dana Reyes"}},
  {"@type":"LegalService","name":"Reyes Law LLC","telephone":"(614) 555-0142"},
  {"@type":"FAQPage","mainEntity":[{"@type":"Question","name":"Can I file later?"}]}]}</script>
</head><body>
<nav><ul><li><a href="/">Home</a></li><li><a href="/practice">Practice areas</a></li></ul></nav>
<main><h1>Wrongful termination in Ohio</h1>
<p class="byline">By Dana Reyes · Updated <time datetime="2026-05-04">May 4, 2026</time></p>
<p>In Ohio you have two years from the date of discharge to file a claim of discrimination. The rule is Ohio Rev. Code § 4112.052.</p>
<h2>Deadlines</h2>
<p>A charge with the agency comes first. It is filed within 180 days of the discharge.</p>
<h2>Can I file later?</h2>
<p>Courts seldom allow it. Ask before the time is over.</p>
<h2>What it costs</h2>
<p>Our consultation fee is $150.</p>
<h2>Who answers</h2>
<p>Dana Reyes is an attorney. She is licensed to practice law in Ohio, Ohio Bar No. 0071234.</p>
<p><a href="/attorneys/dana-reyes">Dana Reyes</a></p></main>
<footer><p>Reyes Law LLC, <a href="tel:+16145550142">(614) 555-0142</a></p></footer></body></html>`;
