import { followOwnerGuide } from './followOwnerGuide.ts';

followOwnerGuide();
