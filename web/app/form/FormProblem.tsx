import Alert from '@mui/material/Alert';
import { personFields } from 'functions/contract/fieldLengths';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/useFormat.ts';
import type { FieldErrors } from './FieldErrors.ts';

/** What is wrong with a form as a whole: names the fields to check, or says that required ones are empty. */
export function FormProblem({ errors }: { errors: FieldErrors<string> }) {
  const { t } = useTranslation('form');
  const { list } = useFormat();
  if (Object.keys(errors).length === 0) return null;
  const wrong = personFields.filter((name) => errors[name] && errors[name] !== 'missing');
  return (
    <Alert severity="error">
      <p>
        {wrong.length > 0 ? t('problem.check', { fields: list(wrong.map((name) => t(name))) }) : t('problem.fields')}
      </p>
    </Alert>
  );
}
