import { defaultLanguage, languages } from 'functions/domain/language';
import { isListed, pageAt, pathTo } from 'functions/domain/sitePaths';
import { useLocation } from 'react-router';
import { property } from '../../villa/property.ts';

/**
 * The page's canonical URL and those of its other languages. For pages that search engines must not list, `noindex`.
 */
export function CanonicalLinks() {
  const place = pageAt(useLocation().pathname);
  if (!place || !isListed(place.page)) return <meta name="robots" content="noindex" />;
  const absoluteUrl = (path: string) => property.url + encodeURI(path);
  return (
    <>
      <link rel="canonical" href={absoluteUrl(pathTo(place.page, place.language, place.slug))} />
      {languages.map((language) => (
        <link
          key={language}
          rel="alternate"
          hrefLang={language}
          href={absoluteUrl(pathTo(place.page, language, place.slug))}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={absoluteUrl(pathTo(place.page, defaultLanguage, place.slug))} />
    </>
  );
}
