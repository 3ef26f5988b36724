import styled from '@emotion/styled';
import { formatPhone, phoneLink } from 'functions/domain/phone';

/** A guest's phone number, to call or to write to by the messengers that most guests have. @param phone in E.164 */
export function GuestPhone({ phone }: { phone: string }) {
  const digits = phone.replace(/\D/g, '');
  return (
    <Ways translate="no">
      <a href={phoneLink(phone)}>{formatPhone(phone)}</a>
      <a href={`https://wa.me/${digits}`} target="_blank" rel="noreferrer">
        WhatsApp
      </a>
      <a href={`viber://chat?number=%2B${digits}`}>Viber</a>
    </Ways>
  );
}

const Ways = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 16px;
`;
