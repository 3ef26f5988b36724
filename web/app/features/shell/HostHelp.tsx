import styled from '@emotion/styled';
import { Column } from '../../ui/layout.ts';
import { action } from '../../ui/action.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Waves } from '../../ui/Waves.tsx';
import { property } from '../../villa/property.ts';

/** A page that hands a guest over to the host, who has the booking before her. */
export function HostHelp(props: { heading: string; lead: string; write: string; subject?: string }) {
  const subject = props.subject ? `?subject=${encodeURIComponent(props.subject)}` : '';
  return (
    <>
      <Column>
        <PageTitle heading={props.heading} lead={props.lead}>
          <div>
            <Write href={`mailto:${property.email}${subject}`}>{props.write}</Write>
          </div>
        </PageTitle>
      </Column>
      <Space />
      <Waves />
    </>
  );
}

const Write = styled.a`
  ${action}
`;

const Space = styled.div`
  height: clamp(40px, 12vh, 160px);
`;
