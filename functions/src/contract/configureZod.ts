import * as z from 'zod/mini';

// Without this, zod tries whether it may compile schemas with `new Function`, which the Content-Security-Policy forbids and reports.
// Imported first by each module with schemas: zod reads the setting when a schema is made.
z.config({ jitless: true });
