import type { ReactNode } from 'react';
import type { Provider } from 'functions/contract/signInProviders';

/** The providers' logos in their own colours, which guests recognise. */
const marks: Record<Provider, ReactNode> = {
  apple: (
    <g fill="#000000">
      <path d="M15.9 2.2c.1 1.1-.3 2.1-1 2.9-.7.8-1.7 1.4-2.8 1.3-.1-1 .4-2.1 1-2.8.7-.8 1.9-1.4 2.8-1.4Z" />
      <path d="M19.4 16.9c-.5 1.2-.8 1.7-1.4 2.7-.9 1.4-2.1 2.5-3.4 2.5-1.2 0-1.5-.8-3.1-.8s-2 .8-3.2.8c-1.3 0-2.4-1.2-3.3-2.6-2.4-3.7-2.7-8-1.2-10.3 1-1.6 2.6-2.6 4.2-2.6s2.5.8 3.8.8c1.2 0 2-.9 3.8-.9 1.4 0 2.8.7 3.8 2-3.4 1.9-2.8 6.8 0 8.4Z" />
    </g>
  ),
  google: (
    <g fill="none" strokeWidth="3.9">
      <path stroke="#EA4335" d="M5.2 8a7.9 7.9 0 0 1 12.3-1.7" />
      <path stroke="#FBBC05" d="M5.2 16a7.9 7.9 0 0 1 0-8" />
      <path stroke="#34A853" d="M17.2 18a7.9 7.9 0 0 1-12-2" />
      <path stroke="#4285F4" d="M12 12h7.9a7.9 7.9 0 0 1-2.7 6" />
    </g>
  ),
  facebook: (
    <>
      <circle cx="12" cy="12" r="10.5" fill="#0866FF" />
      <path
        fill="#ffffff"
        d="M10.3 22.4v-7.3H7.9v-3.2h2.4v-1.9c0-2.9 1.4-4.3 4.1-4.3.6 0 1.4.1 1.8.2v2.9h-1.2c-1.2 0-1.6.5-1.6 1.7v1.4h2.8l-.5 3.2h-2.3v7.3a10.5 10.5 0 0 1-3.1 0Z"
      />
    </>
  ),
};

export function ProviderLogo({ provider }: { provider: Provider }) {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden>
      {marks[provider]}
    </svg>
  );
}
