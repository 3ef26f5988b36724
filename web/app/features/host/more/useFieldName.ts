import { useTranslation } from 'react-i18next';

/** Names of the fields of `settings/property` by the last part of their paths. */
export function useFieldName(): (field: string) => string {
  const { t } = useTranslation('hostMore');
  return (field) => t(`property.fields.${field.slice(field.lastIndexOf('.') + 1) as 'ownerName'}`);
}
