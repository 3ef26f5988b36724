import { color, darkColor, installedFont } from '../../../../villa/theme.ts';

/**
 * Eta template of all mails. `<%=` escapes, and nothing is output raw. Uses tables and inline styles, because mail programs
 * support them. Loads only the pictures of the villa, from its site. Payment codes are inline pictures on white, so that they scan in dark mode.
 * The style element only adds dark mode and narrow screens.
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
a { color: ${color.secondary}; }
@media (max-width: 480px) {
  .sheet { padding-left: 20px !important; padding-right: 20px !important; }
  .heading { font-size: 28px !important; }
  .label { display: block !important; width: auto !important; padding: 10px 0 0 !important; border: 0 !important; }
  .value { display: block !important; width: auto !important; padding: 0 0 10px !important; }
  .button { display: block !important; text-align: center !important; }
}
@media (prefers-color-scheme: dark) {
  .page, .sheet { background: ${darkColor.background} !important; }
  .panel { background: ${darkColor.panel} !important; }
  .ink, .heading, .value { color: ${darkColor.text} !important; }
  .soft, .label { color: ${darkColor.textSecondary} !important; }
  .rule, .label, .value { border-color: ${darkColor.divider} !important; }
  .waiting { border-color: ${darkColor.info} !important; }
  .ended { border-color: ${darkColor.textSecondary} !important; }
  .certain { border-color: ${darkColor.success} !important; }
  a.link, .secondary { color: ${darkColor.secondary} !important; }
}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:${color.background};">
<div style="display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;mso-hide:all;"><%= it.preheader %></div>
<div role="article" aria-roledescription="email" aria-label="<%= it.subject %>" lang="<%= it.language %>">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${color.background};">
<tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;">
<tr><td class="sheet ink" style="padding:36px 32px 44px;font-family:${installedFont.text};font-size:17px;line-height:1.6;color:${color.text};">
<p class="secondary" style="margin:0 0 36px;font-family:${installedFont.heading};font-size:18px;line-height:1.2;letter-spacing:0.14em;text-transform:uppercase;color:${color.secondary};"><%= it.property %></p>
<% if (it.picture) { %>
<p class="soft" style="margin:0 0 28px;font-size:15px;line-height:1.4;color:${color.textSecondary};"><img src="<%= it.picture.src %>" width="536" alt="<%= it.picture.alt %>" style="display:block;width:100%;max-width:536px;height:auto;border:0;border-radius:14px;"></p>
<% } %>
<h1 class="heading" style="margin:0 0 24px;font-family:${installedFont.heading};font-weight:400;font-size:34px;line-height:1.18;color:${color.text};"><%= it.heading %></h1>
<% for (const section of it.sections) { %>
<% if (section.title) { %>
<h2 class="heading" style="margin:36px 0 10px;font-family:${installedFont.heading};font-weight:400;font-size:22px;line-height:1.3;color:${color.text};"><%= section.title %></h2>
<% } %>
<% if (section.kind === 'paragraph') { %>
<p style="margin:0 0 16px;"><%= section.text %></p>
<% } else if (section.kind === 'state') { %>
<p class="panel ink <%= section.tone %>" style="margin:24px 0 20px;padding:16px 20px;border-left:3px solid <%= { waiting: '${color.info}', certain: '${color.success}', ended: '${color.textSecondary}' }[section.tone] %>;border-radius:0 12px 12px 0;background:${color.panel};color:${color.text};"><%= section.text %></p>
<% } else if (section.kind === 'facts') { %>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;font-size:16px;line-height:1.5;">
<% for (const fact of section.facts) { %>
<tr><td class="label" width="38%" valign="top" style="padding:9px 16px 9px 0;border-bottom:1px solid ${color.divider};color:${color.textSecondary};"><%= fact.label %></td><td class="value" valign="top" style="padding:9px 0;border-bottom:1px solid ${color.divider};color:${color.text};word-break:break-word;overflow-wrap:anywhere;"><% if (fact.href) { %><a class="link" href="<%= fact.href %>" style="color:${color.secondary};"><%= fact.value %></a><% } else { %><%= fact.value %><% } %></td></tr>
<% } %>
</table>
<% } else if (section.kind === 'prices') { %>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;font-size:16px;line-height:1.5;font-variant-numeric:tabular-nums;">
<% for (const row of section.rows) { %>
<% if (row.weight === 'sum') { %>
<tr><td class="ink" valign="baseline" style="padding:14px 16px 14px 0;font-family:${installedFont.heading};font-size:20px;color:${color.text};"><%= row.label %></td><td class="secondary" align="right" valign="baseline" style="padding:14px 0;font-family:${installedFont.heading};font-size:24px;color:${color.secondary};white-space:nowrap;"><%= row.amount %></td></tr>
<% } else { %>
<tr><td class="rule <%= row.weight === 'later' ? 'soft' : 'ink' %>" valign="top" style="padding:9px 16px 9px 0;<%= row.weight === 'later' ? 'border-top:1px solid ${color.divider};color:${color.textSecondary};' : 'border-bottom:1px solid ${color.divider};color:${color.text};' %>"><%= row.label %></td><td class="rule <%= row.weight === 'later' ? 'soft' : 'ink' %>" align="right" valign="top" style="padding:9px 0;white-space:nowrap;<%= row.weight === 'later' ? 'border-top:1px solid ${color.divider};color:${color.textSecondary};' : 'border-bottom:1px solid ${color.divider};color:${color.text};' %>"><%= row.amount %></td></tr>
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
<blockquote class="panel ink" style="margin:0 0 16px;padding:16px 20px;border-radius:12px;background:${color.panel};color:${color.text};overflow-wrap:anywhere;"><% section.text.split(/\\r\\n|\\r|\\n/).forEach((line, index) => { %><% if (index > 0) { %><br><% } %><%= line %><% }) %></blockquote>
<% } else if (section.kind === 'code') { %>
<p style="margin:20px 0 8px;"><%= section.text %></p>
<p style="margin:0 0 20px;"><img src="cid:<%= section.cid %>" width="<%= section.width %>" alt="<%= section.alt %>" style="display:block;width:100%;max-width:<%= section.width %>px;height:auto;border:0;border-radius:12px;background:white;"></p>
<% } else if (section.kind === 'button') { %>
<p style="margin:<%= section.secondary ? '16px' : '32px' %> 0 12px;"><a class="button<%= section.secondary ? ' secondary' : '' %>" href="<%= section.href %>" style="display:inline-block;padding:15px 28px;border-radius:14px;<%= section.secondary ? 'border:1px solid ${color.secondary};color:${color.secondary}' : 'border:1px solid ${color.primary};background:${color.primary};color:${color.onPrimary}' %>;font-size:17px;font-weight:600;line-height:1.3;text-decoration:none;"><%= section.label %></a></p>
<% if (section.note) { %>
<p class="soft" style="margin:0 0 16px;font-size:15px;line-height:1.5;color:${color.textSecondary};overflow-wrap:anywhere;"><%= section.note %></p>
<% } %>
<% } %>
<% } %>
<% if (it.closing) { %>
<p style="margin:32px 0 20px;"><%= it.closing.question %></p>
<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<% if (it.closing.portrait) { %>
<td valign="middle" style="padding:0 18px 0 0;"><img src="<%= it.closing.portrait %>" width="72" height="72" alt="" style="display:block;width:72px;height:72px;border:0;border-radius:36px;"></td>
<% } %>
<td class="ink" valign="middle" style="font-size:17px;line-height:1.5;color:${color.text};"><% it.closing.signature.forEach((line, index) => { %><% if (index > 0) { %><br><% } %><%= line %><% }) %></td>
</tr></table>
<% } %>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin-top:40px;"><tr><td class="rule soft" style="padding-top:20px;border-top:1px solid ${color.divider};font-size:14px;line-height:1.6;color:${color.textSecondary};">
<% it.footer.forEach((fact, index) => { %><% if (index > 0) { %><br><% } %><% if (fact.label) { %><%= fact.label %>: <% } %><% if (fact.href) { %><a class="link" href="<%= fact.href %>" style="color:${color.secondary};"><%= fact.value %></a><% } else { %><%= fact.value %><% } %><% }) %>
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
