import { index, layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';
import { defaultLanguage, languages } from 'functions/domain/language';
import { hostPath, hostViews, pathPattern, plainPages, slugPages } from 'functions/domain/sitePaths';

/** One route per page and language; `routes/{page}.tsx` serves all languages. */
const pages = languages.flatMap((language): RouteConfigEntry[] => {
  const prefix = language === defaultLanguage ? '' : `${language}/`;
  const id = (page: string) => ({ id: `${language}.${page}` });
  return [
    ...[...plainPages, ...slugPages].map((page) =>
      route(pathPattern(page, language).slice(1), `routes/${page}.tsx`, id(page)),
    ),
    route(hostPath(language).slice(1), 'routes/host.tsx', id('host'), [
      layout('routes/host/view.tsx', id('host.view'), [
        index('routes/host/today.tsx', id('host.today')),
        ...hostViews.map((view) =>
          route(view, `routes/host/${view}.tsx`, id(`host.${view}`), [
            ...(view === 'bookings' ? [route(':id', 'routes/host/booking.tsx', id('host.booking'))] : []),
          ]),
        ),
      ]),
    ]),
    route(`${prefix}404`, 'routes/notFoundPage.tsx', id('notFoundPage')),
    route(`${prefix}*`, 'routes/notFound.tsx', id('notFound')),
  ];
});

export default [route('fonts.css', 'routes/fontsStylesheet.ts'), ...pages] satisfies RouteConfig;
