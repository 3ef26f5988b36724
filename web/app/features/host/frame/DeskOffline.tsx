import styled from '@emotion/styled';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../../../ui/browser/useOnline.ts';
import { deskColor } from './deskColor.ts';

/** Says since when nothing new has come in: all is live until the network goes. */
export function DeskOffline() {
  const { t, i18n } = useTranslation('host');
  const online = useOnline();
  const [before, setBefore] = useState({ online, at: new Date() });
  // The moment is of the change, not of when this is shown.
  if (before.online !== online) setBefore({ online, at: new Date() });
  const time = new Intl.DateTimeFormat(i18n.language, { hour: 'numeric', minute: '2-digit' }).format(before.at);
  return <div role="status">{!online && <Line>{t('offline', { time })}</Line>}</div>;
}

const Line = styled.p`
  margin: 0;
  padding: 10px 16px;
  background: ${deskColor.stone};
  color: ${deskColor.ink};
  font-size: 16px;
  line-height: 1.4;
`;
