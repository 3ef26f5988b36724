import { defaultLanguage, languageCookie, languages } from 'functions/domain/language';
import { useLocation } from 'react-router';

/**
 * `detectLanguage` of the domain, small enough to stand in the page's head: it runs before anything is painted, and
 * only on `/`. What runs no scripts reads English.
 */
const script = `(function(l,d,m,s,i){
m=document.cookie.match(/(?:^|;\\s*)${languageCookie.name}=(\\w+)/);
d=m&&l.indexOf(m[1])>=0?m[1]:"";
s=navigator.languages||[navigator.language];
for(i=0;!d&&i<s.length;i++){m=s[i].toLowerCase().split("-")[0];if(l.indexOf(m)>=0)d=m}
if(d&&d!="${defaultLanguage}"&&location.pathname=="/")location.replace("/"+d+location.search+location.hash)
})(${JSON.stringify(languages)})`.replaceAll('\n', '');

export function LanguageDetection() {
  if (useLocation().pathname !== '/') return null;
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
