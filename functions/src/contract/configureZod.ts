import * as z from 'zod/mini';

// By default zod tests whether `new Function` is available to compile schemas, which the Content-Security-Policy forbids and reports.
// Each module with schemas imports this first, because zod reads the setting when a schema is created.
z.config({ jitless: true });
