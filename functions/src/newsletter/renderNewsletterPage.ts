import { Eta } from 'eta/core';
import property from '../../../villa/property.json' with { type: 'json' };
import type { Language } from '../domain/language.ts';
import { errorText, mailTexts } from '../mail/mailTexts.ts';
import { pathTo } from '../domain/sitePaths.ts';

export type NewsletterPage = 'confirm' | 'confirmed' | 'unsubscribe' | 'unsubscribed' | 'gone' | 'failed';

/** A page in the look of the house that needs nothing but itself: no script, no font, no picture. `<%=` escapes. */
const template = `<!doctype html>
<html lang="<%= it.language %>">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="theme-color" content="#0A323E">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title><%= it.title %> · <%= it.slug %></title>
<style>
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:grid;place-items:center;padding:24px;background:#FBF8F2;color:#18282F;font:17px/1.6 'Segoe UI',Roboto,'Helvetica Neue',Helvetica,Arial,sans-serif}
main{width:100%;max-width:560px}
p{margin:0 0 16px}
.house{margin-bottom:40px;font:18px/1.2 Palatino,Georgia,serif;letter-spacing:.14em;text-transform:uppercase;color:#0E4A5A}
h1{margin:0 0 20px;font:400 clamp(34px,6vw,48px)/1.12 Palatino,Georgia,serif;text-wrap:balance}
button{min-height:52px;margin:12px 0 28px;padding:11px 27px;border:0;border-radius:12px;background:#B04A26;color:#fff;font:600 17px/1.4 inherit;font-family:inherit;cursor:pointer}
button:hover{background:#923C1D}
a{display:inline-block;padding:8px 0;color:#0E4A5A}
:focus-visible{outline:3px solid #0E4A5A;outline-offset:3px;border-radius:4px}
</style>
</head>
<body>
<main>
<p class="house"><%= it.house %></p>
<h1><%= it.title %></h1>
<p><%= it.text %></p>
<% if (it.button) { %><form method="post"><button><%= it.button %></button></form><% } %>
<a href="<%= it.homePath %>"><%= it.home %></a>
</main>
</body>
</html>
`;

const eta = new Eta({ autoEscape: true, autoTrim: ['nl', 'nl'] });
eta.loadTemplate('@newsletter', template);

/** The form posts to the very address that the page was opened at, so the link's secret stands nowhere in it. */
export function renderNewsletterPage(page: NewsletterPage, language: Language): string {
  return eta.render('@newsletter', {
    language,
    house: property.name,
    slug: property.slug,
    homePath: pathTo('home', language),
    home: mailTexts(language)('newsletter.page.home'),
    ...wordsOf(page, language),
  });
}

function wordsOf(page: NewsletterPage, language: Language): { title: string; text: string; button?: string } {
  const t = mailTexts(language);
  const house = property.name;
  switch (page) {
    case 'confirm':
      return {
        title: t('newsletter.page.confirm.title'),
        text: t('newsletter.page.confirm.text', { house }),
        button: t('newsletter.page.confirm.button'),
      };
    case 'unsubscribe':
      return {
        title: t('newsletter.page.unsubscribe.title'),
        text: t('newsletter.page.unsubscribe.text'),
        button: t('newsletter.page.unsubscribe.button'),
      };
    case 'failed':
      return { title: errorText('unexpected', language), text: errorText('unexpectedAdvice', language) };
    default:
      return { title: t(`newsletter.page.${page}.title`), text: t(`newsletter.page.${page}.text`) };
  }
}
