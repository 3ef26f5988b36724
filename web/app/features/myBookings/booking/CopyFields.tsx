import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../../ui/layout/layout.ts';
import { color, from } from '../../../ui/theme/tokens.ts';

/** A value of {@link CopyFields}. @param copied the text that the button copies; without it, there is no button */
export function CopyField({ label, value, copied }: { label: string; value: string; copied?: string }) {
  const shown = useRef<HTMLSpanElement>(null);
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <span ref={shown} translate="no">
          {value}
        </span>
        {copied !== undefined && (
          <CopyButton
            label={label}
            text={copied}
            onRefused={() => shown.current && getSelection()?.selectAllChildren(shown.current)}
          />
        )}
      </dd>
    </div>
  );
}

/** Values with their names, one below the other. */
export const CopyFields = styled.dl`
  font-variant-numeric: tabular-nums;
  & > div {
    padding-block: 8px;
    border-top: 1px solid ${color.divider};
  }
  & > div:first-of-type {
    border-top: 0;
  }
  & dt {
    font-size: 1rem;
    color: ${color.textSecondary};
  }
  & dd {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: 16px;
    min-height: 44px;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  & button {
    flex-shrink: 0;
  }
  ${from.tablet} {
    & > div {
      display: grid;
      grid-template-columns: minmax(8em, 1fr) 3fr;
      align-items: center;
      padding-block: 2px;
    }
  }
  @media print {
    & button {
      display: none;
    }
  }
`;

interface CopyButtonProps {
  /** Says what is copied. */
  label: string;
  text: string;
  /** Called if the browser does not let the page copy. */
  onRefused: () => void;
}

/** How long the button says "copied", in milliseconds. */
const saidFor = 3000;

function CopyButton({ label, text, onRefused }: CopyButtonProps) {
  const { t } = useTranslation('myBookings');
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), saidFor);
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
