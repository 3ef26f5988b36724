import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Switch from '@mui/material/Switch';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNamespaces } from '../../i18n/useNamespaces.ts';
import { AppTheme } from '../../ui/theme/AppTheme.tsx';
import { CloseIcon } from '../../ui/picture/CloseIcon.tsx';
import { color } from '../../ui/theme/tokens.ts';
import { optionalCategories, type OptionalCategory } from '../../villa/consentTerms.ts';
import { consent } from './useConsented.ts';
import { acceptTypeOf, necessary } from './ConsentRecord.ts';

/** A switch for each purpose. Escape closes the dialog without a change. */
export function ConsentSettings({ onClose }: { onClose: () => void }) {
  useNamespaces('consent');
  const { t } = useTranslation(['consent', 'site']);
  const [decided] = useState(() => consent().isDecided());
  const [accepted, setAccepted] = useState(() => optionalCategories.filter((one) => consent().isAccepted(one)));
  const [typeSoFar] = useState(() => acceptTypeOf(accepted, optionalCategories));
  const [opener] = useState(() => document.activeElement);

  // Replaces the dialog's own way to restore the focus, because the decision may have removed the card that opened the
  // dialog.
  useEffect(
    () => () => {
      const next = opener?.isConnected ? opener : document.getElementById('main');
      if (next instanceof HTMLElement) next.focus({ preventScroll: true });
    },
    [opener],
  );

  const toggle = (category: OptionalCategory, on: boolean) =>
    setAccepted(optionalCategories.filter((one) => (one === category ? on : accepted.includes(one))));

  function decide(categories: readonly string[]) {
    consent().decide(categories);
    onClose();
  }

  return (
    <AppTheme>
      <Dialog open onClose={onClose} disableRestoreFocus>
        <Title>{t('footer.consent', { ns: 'site' })}</Title>
        <Close autoFocus aria-label={t('close')} onClick={onClose}>
          <CloseIcon />
        </Close>
        <DialogContent>
          <p>{t('settingsText')}</p>
          {decided && <p>{t(`soFar.${typeSoFar}`)}</p>}
          <ul role="list">
            <Purpose name={necessary} heading={t('necessary.heading')} text={t('necessary.text')} on />
            {optionalCategories.map((category) => (
              <Purpose
                key={category}
                name={category}
                heading={t(`optional.${category}.heading`)}
                text={t(`optional.${category}.text`)}
                on={accepted.includes(category)}
                onToggle={(on) => toggle(category, on)}
              />
            ))}
          </ul>
        </DialogContent>
        <Choices>
          <Button variant="outlined" onClick={() => decide([])}>
            {t('rejectAll')}
          </Button>
          <Button variant="outlined" onClick={() => decide(optionalCategories)}>
            {t('acceptAll')}
          </Button>
          <Button variant="contained" onClick={() => decide(accepted)}>
            {t('save')}
          </Button>
        </Choices>
      </Dialog>
    </AppTheme>
  );
}

/** @param props.onToggle omitted for a purpose that cannot be rejected */
function Purpose(props: {
  name: string;
  heading: string;
  text: string;
  on: boolean;
  onToggle?: (on: boolean) => void;
}) {
  const { name, heading, text, on, onToggle } = props;
  const id = `consent-${name}`;
  return (
    <Row>
      <label htmlFor={id}>{heading}</label>
      <Switch
        id={id}
        checked={on}
        disabled={!onToggle}
        onChange={(_, checked) => onToggle?.(checked)}
        slotProps={{ input: { 'aria-describedby': `${id}-text` } }}
      />
      <p id={`${id}-text`}>{text}</p>
    </Row>
  );
}

const Title = styled(DialogTitle)`
  padding-right: 72px;
`;

const Close = styled(IconButton)`
  position: absolute;
  top: 20px;
  right: 20px;
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: 0 20px;
  padding-block: 12px;
  border-top: 1px solid ${color.divider};
  & > label {
    padding-block: 8px;
    font-weight: 600;
    cursor: pointer;
  }
  & > p {
    grid-column: 1 / -1;
    font-size: 1rem;
    line-height: 1.5;
    color: ${color.textSecondary};
  }
`;

/** "Accept all" and "reject all" have the same weight; "save" is below them. */
const Choices = styled(DialogActions)`
  display: grid;
  grid-template-columns: 1fr 1fr;
  padding-top: 12px;
  & > :last-child {
    grid-column: 1 / -1;
  }
`;
