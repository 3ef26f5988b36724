import { Eta } from 'eta/core';
import property from '../../../villa/property.json' with { type: 'json' };
import { color, installedFont } from '../../../villa/theme.ts';
import type { WrittenDay } from '../domain/cleaningList.ts';
import type { Language } from '../domain/language.ts';

/** A form that posts to the page's own URL, so that the page does not contain the link's secret. */
interface PageForm {
  button: string;
  /** Sent with the button, if the page has several. */
  choice?: { name: string; value: string };
  field?: { name: string; label: string; note: string; maxLength: number };
  /** Explains why there is no field. */
  note?: string;
  /** If set, the form is collapsed under this summary. */
  summary?: string;
}

/** A page behind a private link. */
export interface PageContent {
  title: string;
  text: string;
  facts?: { label: string; value: string; href?: string }[];
  /** Text written by a person, with line breaks. */
  quotation?: { title: string; text: string };
  forms?: PageForm[];
  /** The cleaner's list, and what it says if it is empty. */
  days?: readonly WrittenDay[];
  note?: string;
  links: { label: string; path: string }[];
}

/** Content of the page's style element. The Content-Security-Policy contains its hash. */
export const pageStyle = `
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:grid;place-items:center;padding:24px;background:${color.background};color:${color.text};font:17px/1.6 ${installedFont.text}}
main{width:100%;max-width:560px}
p{margin:0 0 16px}
.property{margin-bottom:40px;font:18px/1.2 ${installedFont.heading};letter-spacing:.14em;text-transform:uppercase;color:${color.secondary}}
h1{margin:0 0 20px;font:400 clamp(34px,6vw,48px)/1.12 ${installedFont.heading};text-wrap:balance}
dl{display:grid;grid-template-columns:max-content 1fr;margin:24px 0 12px;font-size:16px}
dt,dd{margin:0;padding:9px 0;border-bottom:1px solid ${color.divider}}
dt{padding-right:20px;color:${color.textSecondary}}
dd{overflow-wrap:anywhere}
dd a{margin:0;padding:0}
h2{margin:28px 0 10px;font:400 22px/1.3 ${installedFont.heading}}
blockquote{margin:0 0 20px;padding:2px 0 2px 18px;border-left:3px solid ${color.info};white-space:pre-line;overflow-wrap:anywhere}
label{display:block;margin:20px 0 6px;font-weight:600}
textarea{display:block;width:100%;padding:12px 14px;border:1px solid ${color.textSecondary};border-radius:12px;background:${color.surface};color:inherit;font:inherit}
summary{width:fit-content;padding:8px 0;color:${color.secondary};text-decoration:underline;cursor:pointer}
.note{margin:6px 0 8px;font-size:15px;color:${color.textSecondary}}
button{min-height:52px;margin:12px 0 28px;padding:11px 27px;border:0;border-radius:12px;background:${color.primary};color:${color.onPrimary};font:inherit;font-weight:600;line-height:1.4;cursor:pointer}
button:hover{background:${color.primaryHover}}
section{margin:28px 0;break-inside:avoid}
section h2{margin:0;padding-bottom:8px;border-bottom:1px solid ${color.divider}}
section h3{margin:12px 0 2px;font:inherit;font-weight:600}
section p{margin:0}
a{display:inline-block;margin-right:24px;padding:9px 0;color:${color.secondary}}
:focus-visible{outline:3px solid ${color.secondary};outline-offset:3px;border-radius:4px}
@media print{body{display:block;padding:0;font-size:12pt}main{max-width:none}.property{margin-bottom:12pt}h1{font-size:22pt;margin-bottom:4pt}nav{display:none}}
`;

/** Eta template of a page without scripts or pictures; the fonts are the site's. `<%=` escapes. */
const template = `<!doctype html>
<html lang="<%= it.language %>">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="theme-color" content="${color.headerBackground}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title><%= it.title %> · <%= it.slug %></title>
<link rel="stylesheet" href="/fonts.css">
<style>${pageStyle}</style>
</head>
<body>
<main>
<p class="property"><%= it.property %></p>
<h1><%= it.title %></h1>
<p><%= it.text %></p>
<% if (it.facts.length > 0) { %><dl><% for (const fact of it.facts) { %><dt><%= fact.label %></dt><dd><% if (fact.href) { %><a href="<%= fact.href %>"><%= fact.value %></a><% } else { %><%= fact.value %><% } %></dd><% } %></dl><% } %>
<% if (it.quotation) { %><h2><%= it.quotation.title %></h2><blockquote><%= it.quotation.text %></blockquote><% } %>
<% for (const form of it.forms) { %>
<% if (form.summary) { %><details><summary><%= form.summary %></summary><% } %>
<form method="post">
<% if (form.field) { %><label for="<%= form.field.name %>"><%= form.field.label %></label><textarea id="<%= form.field.name %>" name="<%= form.field.name %>" rows="4" maxlength="<%= form.field.maxLength %>" aria-describedby="note"></textarea><p class="note" id="note"><%= form.field.note %></p><% } %>
<% if (form.note) { %><p class="note"><%= form.note %></p><% } %>
<button<% if (form.choice) { %> name="<%= form.choice.name %>" value="<%= form.choice.value %>"<% } %>><%= form.button %></button>
</form>
<% if (form.summary) { %></details><% } %>
<% } %>
<% for (const day of it.days) { %><section><h2><%= day.title %></h2><% for (const row of day.rows) { %><h3><%= row.title %></h3><% for (const line of row.lines) { %><p><%= line %></p><% } %><% } %></section><% } %>
<% if (it.note) { %><p><%= it.note %></p><% } %>
<nav><% for (const link of it.links) { %><a href="<%= link.path %>"><%= link.label %></a><% } %></nav>
</main>
</body>
</html>
`;

const eta = new Eta({ autoEscape: true, autoTrim: ['nl', 'nl'] });
eta.loadTemplate('@page', template);

export function renderPage(content: PageContent, language: Language): string {
  return eta.render('@page', {
    facts: [],
    quotation: undefined,
    forms: [],
    days: [],
    note: undefined,
    ...content,
    language,
    property: property.name,
    slug: property.slug,
  });
}
