import styled from '@emotion/styled';

const flags = {
  en: (
    <>
      <path fill="#012169" d="M0 0h24v16H0z" />
      <path stroke="#fff" strokeWidth="3.2" d="m0 0 24 16M24 0 0 16" />
      <path stroke="#C8102E" strokeWidth="1.4" d="m0 0 24 16M24 0 0 16" />
      <path stroke="#fff" strokeWidth="5" d="M12 0v16M0 8h24" />
      <path stroke="#C8102E" strokeWidth="3" d="M12 0v16M0 8h24" />
    </>
  ),
  de: (
    <>
      <path fill="#000" d="M0 0h24v5.4H0z" />
      <path fill="#D00" d="M0 5.3h24v5.4H0z" />
      <path fill="#FFCE00" d="M0 10.7h24V16H0z" />
    </>
  ),
  it: (
    <>
      <path fill="#009246" d="M0 0h8v16H0z" />
      <path fill="#fff" d="M8 0h8v16H8z" />
      <path fill="#CE2B37" d="M16 0h8v16h-8z" />
    </>
  ),
  pl: (
    <>
      <path fill="#fff" d="M0 0h24v8H0z" />
      <path fill="#DC143C" d="M0 8h24v8H0z" />
    </>
  ),
  hr: (
    <>
      <path fill="#E00000" d="M0 0h24v5.4H0z" />
      <path fill="#fff" d="M0 5.3h24v5.4H0z" />
      <path fill="#171796" d="M0 10.7h24V16H0z" />
      <path fill="#fff" d="M9.5 4h5v5.4a2.5 2.5 0 0 1-5 0z" />
      <path
        fill="#E00000"
        d="M9.5 4h1.25v1.5H9.5zm2.5 0h1.25v1.5H12zm-1.25 1.5H12V7h-1.25zm2.5 0h1.25V7h-1.25zM9.5 7h1.25v1.5H9.5zM12 7h1.25v1.5H12zm-1.25 1.5H12V10h-1.25z"
      />
    </>
  ),
};

export function Flag({ language }: { language: keyof typeof flags }) {
  return (
    <Cloth viewBox="0 0 24 16" width="24" height="16" aria-hidden="true">
      {flags[language]}
    </Cloth>
  );
}

const Cloth = styled.svg`
  flex: none;
  border-radius: 3px;
  box-shadow: 0 0 0 1px rgb(24 40 47 / 0.15);
`;
