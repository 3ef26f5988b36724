import styled from '@emotion/styled';
import type { ReactElement, ReactNode } from 'react';
import { Column } from './layout.ts';
import { color } from '../theme/tokens.ts';

export interface LegalPart {
  id: string;
  heading: string;
  /** Paragraphs: the lines of a text, or elements. */
  text: string | ReactElement[];
  /** What follows the text, such as a table. */
  more?: ReactNode;
}

/** A page for reading: 68 characters a line, a list of contents, the date. */
export function LegalText(props: { heading: string; updated: string; contents: string; parts: LegalPart[] }) {
  return (
    <Page>
      <h1>{props.heading}</h1>
      <Quiet>{props.updated}</Quiet>
      <Contents aria-label={props.contents}>
        <ol>
          {props.parts.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </Contents>
      {props.parts.map(({ id, heading, text, more }) => (
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
    font-size: clamp(30px, 5vw, 56px);
    hyphens: auto;
  }
  & > section {
    padding-top: 24px;
  }
  & h2 {
    font-size: 26px;
    margin-bottom: 10px;
  }
  & p + p {
    margin-top: 12px;
  }
`;

const Quiet = styled.p`
  color: ${color.soft};
`;

const Contents = styled.nav`
  border-left: 1px solid ${color.line};
  padding-left: 20px;
  & a {
    display: inline-block;
    padding-block: 4px;
  }
`;
