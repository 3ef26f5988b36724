import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import type { PlainPage } from 'functions/domain/sitePaths';
import { useId } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { usePathTo } from '../../i18n/PageLink.tsx';
import { useStayInUrl } from '../../i18n/stayInUrl.ts';

/**
 * A checkbox for one of the two texts that a guest must accept. The text opens in a new tab, so that the form keeps its state.
 */
export function ConsentBox({
  name,
  page,
  defaultChecked,
  error,
}: {
  name: 'acceptPrivacy' | 'acceptTerms';
  page: Extract<PlainPage, 'privacyPolicy' | 'terms'>;
  defaultChecked: boolean;
  error: string | undefined;
}) {
  const { t } = useTranslation('request');
  const errorId = useId();
  const href = usePathTo(page) + useStayInUrl();
  return (
    <FormControl error={error !== undefined}>
      <FormControlLabel
        control={
          <Checkbox
            name={name}
            defaultChecked={defaultChecked}
            slotProps={{
              input: {
                'aria-required': true,
                'aria-invalid': error !== undefined,
                'aria-describedby': error === undefined ? undefined : errorId,
              },
            }}
          />
        }
        label={
          <Trans
            t={t}
            i18nKey={name}
            components={{ policy: <a href={href} target="_blank" rel="noopener" title={t('opensNewTab')} /> }}
          />
        }
      />
      {error !== undefined && <FormHelperText id={errorId}>{error}</FormHelperText>}
    </FormControl>
  );
}
