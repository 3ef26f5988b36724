/** `POST /mail/send`, on the site's own address. Apart from the request's schema, which not every page can afford. */
export const mailRequestPath = '/mail/send';
