import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../../../ui/browser/useOnline.ts';

export function ViewFailure() {
  const { t } = useTranslation('errorPage');
  const online = useOnline();
  return (
    <Alert
      severity="error"
      role="alert"
      action={
        online && (
          <Button variant="text" onClick={() => location.reload()}>
            {t('tryAgain')}
          </Button>
        )
      }
    >
      {t(online ? 'failed' : 'offline')}
    </Alert>
  );
}
