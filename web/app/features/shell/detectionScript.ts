import { defaultLanguage, languageCookie, languages } from 'functions/domain/language';

/**
 * Detects the guest's language on `/`, the only path without a language: the guest's earlier choice, or else the first
 * of the browser's languages that the site supports (`de-AT` counts as `de`), or else English. The script is in the
 * page's head, so that it runs before anything is painted. Without scripts the page stays English.
 */
export function writeDetectionScript(): string {
  return `(function(l,d,m,s,i){
m=document.cookie.match(/(?:^|;\\s*)${languageCookie.name}=(\\w+)/);
d=m&&l.indexOf(m[1])>=0?m[1]:"";
s=navigator.languages||[navigator.language];
for(i=0;!d&&i<s.length;i++){m=s[i].toLowerCase().split("-")[0];if(l.indexOf(m)>=0)d=m}
if(d&&d!="${defaultLanguage}"&&location.pathname=="/")location.replace("/"+d+location.search+location.hash)
})(${JSON.stringify(languages)})`.replaceAll('\n', '');
}
