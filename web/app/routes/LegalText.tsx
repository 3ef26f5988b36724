import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/useFormat.ts';
import { property } from '../villa/property.ts';
import type { ReactElement, ReactNode } from 'react';
import { Column } from '../ui/layout/layout.ts';
import { color } from '../ui/theme/tokens.ts';

export interface LegalPart {
  id: string;
  heading: string;
  /** Paragraphs: the lines of a string, or elements. */
  text: string | ReactElement[];
  /** Content after the text, such as a table. */
  more?: ReactNode;
}

/** A page of text: 68 characters a line, with the date and, if it is long, a table of contents. */
export function LegalText({ heading, parts }: { heading: string; parts: LegalPart[] }) {
  const { t } = useTranslation('legal');
  const { date } = useFormat();
  return (
    <Page>
      <h1>{heading}</h1>
      <Quiet>{t('updated', { date: date(property.textsUpdated) })}</Quiet>
      {parts.length > 2 && (
        <Contents aria-label={t('contents')}>
          <ol role="list">
            {parts.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </Contents>
      )}
      {parts.map(({ id, heading, text, more }) => (
        <section key={id} id={id}>
          <h2>{heading}</h2>
          {(typeof text === 'string' ? text.split('\n') : text).map((paragraph, place) => (
            <p key={place}>{paragraph}</p>
          ))}
          {more}
        </section>
      ))}
    </Page>
  );
}

const Page = styled(Column)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  padding-block: 56px 112px;
  & > * {
    max-width: 68ch;
  }
  & > h1 {
    font-size: clamp(1.875rem, 5vw, 3.5rem);
    hyphens: auto;
  }
  & > section {
    padding-top: 24px;
  }
  & h2 {
    font-size: 1.625rem;
    margin-bottom: 10px;
  }
  & p + p {
    margin-top: 12px;
  }
`;

const Quiet = styled.p`
  color: ${color.textSecondary};
`;

const Contents = styled.nav`
  border-left: 1px solid ${color.divider};
  padding-left: 20px;
  & a {
    display: inline-block;
    padding-block: 4px;
  }
`;
