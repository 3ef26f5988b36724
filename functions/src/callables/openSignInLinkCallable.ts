import { openSignInLink } from '../account/openSignInLink.ts';
import { openSignInLinkRequest } from '../contract/callables.ts';
import { linkSecret } from '../platform/linkSecret.ts';
import { defineCallable } from './defineCallable.ts';

/** Not counted: a call with a wrong key reads nothing. */
export const openSignInLinkCallable = defineCallable(
  'openSignInLink',
  openSignInLinkRequest,
  (request) => openSignInLink(request, linkSecret.value(), new Date()),
  { secrets: [linkSecret.name] },
);
