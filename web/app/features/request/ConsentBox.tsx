import styled from '@emotion/styled';
import type { PlainPage } from 'functions/domain/sitePaths';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkedText } from '../../i18n/LinkedText.tsx';
import { usePathTo } from '../../i18n/PageLink.tsx';
import { color } from '../../ui/tokens.ts';
import { Problem } from '../../ui/FormField.tsx';

/** One of the two things a guest must accept; the text behind it opens in a new tab, so that the form stays as it is. */
export function ConsentBox({
  name,
  page,
  checked,
  problem,
  onCheck,
}: {
  name: 'acceptPrivacy' | 'acceptTerms';
  page: Extract<PlainPage, 'privacyPolicy' | 'terms'>;
  checked: boolean;
  problem: string | undefined;
  onCheck: (checked: boolean) => void;
}) {
  const { t } = useTranslation('request');
  const id = useId();
  const href = usePathTo(page);
  return (
    <div>
      <Row>
        <input
          id={id}
          name={name}
          type="checkbox"
          checked={checked}
          aria-required
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={(event) => onCheck(event.target.checked)}
        />
        <label htmlFor={id}>
          <LinkedText
            text={t(name)}
            link={(words) => (
              <a href={href} target="_blank" rel="noopener" title={t('opensNewTab')}>
                {words}
              </a>
            )}
          />
        </label>
      </Row>
      {problem && <Problem id={`${id}-problem`}>{problem}</Problem>}
    </div>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 14px;
  min-height: 44px;
  & > input {
    flex: none;
    width: 24px;
    height: 24px;
    margin: 0;
    accent-color: ${color.sea};
    cursor: pointer;
  }
  & > input[aria-invalid] {
    outline: 2px solid ${color.bad};
    outline-offset: 2px;
  }
  & > label {
    padding-block: 8px;
    cursor: pointer;
  }
`;
