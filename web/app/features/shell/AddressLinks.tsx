import { languages } from 'functions/domain/language';
import { isListed, pageAt, pathTo } from 'functions/domain/sitePaths';
import { useLocation } from 'react-router';
import { property } from '../../villa/property.ts';

/** Tells search engines the page's one address and those of its other languages, or to leave it out. */
export function AddressLinks() {
  const place = pageAt(useLocation().pathname);
  if (!place || !isListed(place.page)) return <meta name="robots" content="noindex" />;
  const address = (path: string) => property.url + encodeURI(path);
  return (
    <>
      <link rel="canonical" href={address(pathTo(place.page, place.language, place.slug))} />
      {languages.map((language) => (
        <link
          key={language}
          rel="alternate"
          hrefLang={language}
          href={address(pathTo(place.page, language, place.slug))}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address(pathTo(place.page, 'en', place.slug))} />
    </>
  );
}
