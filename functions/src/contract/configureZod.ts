import * as z from 'zod/mini';

// By default, zod tests whether it can compile schemas with `new Function`. The Content-Security-Policy forbids and reports that.
// Each module with schemas imports this first, because zod reads the setting when a schema is created.
z.config({ jitless: true });
