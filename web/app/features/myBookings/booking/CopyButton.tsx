import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../../ui/layout/layout.ts';

interface CopyButtonProps {
  /** Says what is copied. */
  label: string;
  text: string;
  /** Called if the browser does not let the page copy. */
  onRefused: () => void;
}

/** How long the button says "copied". */
const copiedMillis = 3000;

export function CopyButton({ label, text, onRefused }: CopyButtonProps) {
  const { t } = useTranslation('myBookings');
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), copiedMillis);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      onRefused();
    }
  }

  const name = t(copied ? 'slip.copied' : 'slip.copy');
  return (
    <>
      <Button size="small" variant="text" aria-label={`${name}: ${label}`} onClick={() => void copy()}>
        <span>{name}</span>
      </Button>
      <VisuallyHidden role="status">{copied ? name : ''}</VisuallyHidden>
    </>
  );
}
