/** What a booking's number may look like, such as `7K3Q9-XRD2M`. */
export const bookingNumberPattern = /^[0-9A-Z-]{1,40}$/;
