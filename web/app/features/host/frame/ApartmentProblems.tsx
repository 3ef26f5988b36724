import Alert from '@mui/material/Alert';
import { hostPath } from 'functions/domain/sitePaths';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { SavedApartment } from '../../../firebase/owner/useSavedApartments.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useApartmentNames } from './useApartmentNames.ts';

/** Apartments that an edit in the console has made unreadable: what is shown of them is what they said last. */
export function ApartmentProblems({ apartments }: { apartments: readonly SavedApartment[] }) {
  const { t } = useTranslation('hostToday');
  const nameOf = useApartmentNames();
  const language = useLanguage();
  return apartments.map(({ apartment: { slug }, problem }) =>
    problem === undefined ? null : (
      <Alert key={slug} severity="warning" sx={{ margin: 2 }}>
        <Link discover="none" to={`${hostPath(language, 'prices')}?apartment=${slug}`}>
          {t('trouble.apartment', { apartment: nameOf(slug), problem })}
        </Link>
      </Alert>
    ),
  );
}
