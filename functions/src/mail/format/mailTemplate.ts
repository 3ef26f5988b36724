const serif = "Marcellus, 'Palatino Linotype', Palatino, 'Book Antiqua', Georgia, serif";
const sans = "Figtree, 'Segoe UI', Roboto, 'Helvetica Neue', Helvetica, Arial, sans-serif";

/**
 * Eta template of all mails; `<%=` escapes, and nothing is written raw. Tables and inline styles, because mail programs
 * support them. Nothing is loaded from the network; payment codes are inline pictures on white, so that they scan in
 * dark mode. The style element adds only dark mode and narrow screens.
 */
export const mailTemplate = `<!doctype html>
<html lang="<%= it.language %>" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no">
<title><%= it.subject %></title>
<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; padding: 0; -webkit-text-size-adjust: 100%; }
a { color: #0E4A5A; }
@media (max-width: 480px) {
  .sheet { padding-left: 20px !important; padding-right: 20px !important; }
  .heading { font-size: 28px !important; }
  .label { display: block !important; width: auto !important; padding: 10px 0 0 !important; border: 0 !important; }
  .value { display: block !important; width: auto !important; padding: 0 0 10px !important; }
  .button { display: block !important; text-align: center !important; }
}
@media (prefers-color-scheme: dark) {
  .page, .sheet { background: #0A1E25 !important; }
  .panel { background: #11303A !important; }
  .ink, .heading, .value { color: #EAF1F0 !important; }
  .soft, .label { color: #BED0CF !important; }
  .rule, .label, .value { border-color: #2A4650 !important; }
  .waiting { border-color: #B3A6DC !important; }
  .ended { border-color: #7F9396 !important; }
  .certain { border-color: #8CC9A4 !important; }
  a.link, .sea { color: #9CCBD6 !important; }
}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:#FBF8F2;">
<div style="display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;mso-hide:all;"><%= it.preheader %></div>
<div role="article" aria-roledescription="email" aria-label="<%= it.subject %>" lang="<%= it.language %>">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#FBF8F2;">
<tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;">
<tr><td class="sheet ink" style="padding:36px 32px 44px;font-family:${sans};font-size:17px;line-height:1.6;color:#18282F;">
<p class="sea" style="margin:0 0 36px;font-family:${serif};font-size:18px;line-height:1.2;letter-spacing:0.14em;text-transform:uppercase;color:#0E4A5A;"><%= it.property %></p>
<h1 class="heading" style="margin:0 0 24px;font-family:${serif};font-weight:400;font-size:34px;line-height:1.18;color:#18282F;"><%= it.heading %></h1>
<% for (const section of it.sections) { %>
<% if (section.title) { %>
<h2 class="heading" style="margin:36px 0 10px;font-family:${serif};font-weight:400;font-size:22px;line-height:1.3;color:#18282F;"><%= section.title %></h2>
<% } %>
<% if (section.kind === 'paragraph') { %>
<p style="margin:0 0 16px;"><%= section.text %></p>
<% } else if (section.kind === 'state') { %>
<p class="panel ink <%= section.tone %>" style="margin:24px 0 20px;padding:16px 20px;border-left:3px solid <%= { waiting: '#6F5FA3', certain: '#2E6B47', ended: '#566369' }[section.tone] %>;border-radius:0 12px 12px 0;background:#F2ECE1;color:#18282F;"><%= section.text %></p>
<% } else if (section.kind === 'facts') { %>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;font-size:16px;line-height:1.5;">
<% for (const fact of section.facts) { %>
<tr><td class="label" width="38%" valign="top" style="padding:9px 16px 9px 0;border-bottom:1px solid #DED3C2;color:#566369;"><%= fact.label %></td><td class="value" valign="top" style="padding:9px 0;border-bottom:1px solid #DED3C2;color:#18282F;word-break:break-word;overflow-wrap:anywhere;"><% if (fact.href) { %><a class="link" href="<%= fact.href %>" style="color:#0E4A5A;"><%= fact.value %></a><% } else { %><%= fact.value %><% } %></td></tr>
<% } %>
</table>
<% } else if (section.kind === 'prices') { %>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;font-size:16px;line-height:1.5;font-variant-numeric:tabular-nums;">
<% for (const row of section.rows) { %>
<% if (row.weight === 'sum') { %>
<tr><td class="ink" valign="baseline" style="padding:14px 16px 14px 0;font-family:${serif};font-size:20px;color:#18282F;"><%= row.label %></td><td class="sea" align="right" valign="baseline" style="padding:14px 0;font-family:${serif};font-size:24px;color:#0E4A5A;white-space:nowrap;"><%= row.amount %></td></tr>
<% } else { %>
<tr><td class="rule <%= row.weight === 'later' ? 'soft' : 'ink' %>" valign="top" style="padding:9px 16px 9px 0;<%= row.weight === 'later' ? 'border-top:1px solid #DED3C2;color:#566369;' : 'border-bottom:1px solid #DED3C2;color:#18282F;' %>"><%= row.label %></td><td class="rule <%= row.weight === 'later' ? 'soft' : 'ink' %>" align="right" valign="top" style="padding:9px 0;white-space:nowrap;<%= row.weight === 'later' ? 'border-top:1px solid #DED3C2;color:#566369;' : 'border-bottom:1px solid #DED3C2;color:#18282F;' %>"><%= row.amount %></td></tr>
<% } %>
<% } %>
</table>
<% } else if (section.kind === 'steps') { %>
<ol style="margin:0 0 16px;padding:0 0 0 24px;">
<% for (const step of section.steps) { %>
<li style="margin:0 0 10px;padding-left:4px;overflow-wrap:anywhere;"><%= step %></li>
<% } %>
</ol>
<% } else if (section.kind === 'quotation') { %>
<blockquote class="panel ink" style="margin:0 0 16px;padding:16px 20px;border-radius:12px;background:#F2ECE1;color:#18282F;overflow-wrap:anywhere;"><% section.text.split(/\\r\\n|\\r|\\n/).forEach((line, index) => { %><% if (index > 0) { %><br><% } %><%= line %><% }) %></blockquote>
<% } else if (section.kind === 'code') { %>
<p style="margin:20px 0 8px;"><%= section.text %></p>
<p style="margin:0 0 20px;"><img src="cid:<%= section.cid %>" width="<%= section.width %>" alt="<%= section.alt %>" style="display:block;width:100%;max-width:<%= section.width %>px;height:auto;border:0;border-radius:12px;background:#FFFFFF;"></p>
<% } else if (section.kind === 'button') { %>
<p style="margin:<%= section.secondary ? '16px' : '32px' %> 0 12px;"><a class="button<%= section.secondary ? ' sea' : '' %>" href="<%= section.href %>" style="display:inline-block;padding:15px 28px;border-radius:14px;<%= section.secondary ? 'border:1px solid #0E4A5A;color:#0E4A5A' : 'border:1px solid #B04A26;background:#B04A26;color:#FFFFFF' %>;font-size:17px;font-weight:600;line-height:1.3;text-decoration:none;"><%= section.label %></a></p>
<% if (section.note) { %>
<p class="soft" style="margin:0 0 16px;font-size:15px;line-height:1.5;color:#566369;overflow-wrap:anywhere;"><%= section.note %></p>
<% } %>
<% } %>
<% } %>
<% if (it.closing.length > 0) { %>
<p style="margin:32px 0 0;"><% it.closing.forEach((line, index) => { %><% if (index > 0) { %><br><% } %><%= line %><% }) %></p>
<% } %>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin-top:40px;"><tr><td class="rule soft" style="padding-top:20px;border-top:1px solid #DED3C2;font-size:14px;line-height:1.6;color:#566369;">
<% it.footer.forEach((fact, index) => { %><% if (index > 0) { %><br><% } %><% if (fact.label) { %><%= fact.label %>: <% } %><% if (fact.href) { %><a class="link" href="<%= fact.href %>" style="color:#0E4A5A;"><%= fact.value %></a><% } else { %><%= fact.value %><% } %><% }) %>
<p style="margin:14px 0 0;"><%= it.reason %></p>
</td></tr></table>
</td></tr>
</table>
</td></tr>
</table>
</div>
</body>
</html>
`;
