/** SEPA QR code as PNG (EPC069-12): error correction M, up to version 13, with a quiet zone of four modules. */
export function drawQr(payload: string): Promise<Buffer> {
  return draw({ bcid: 'qrcode', text: payload, eclevel: 'M', scale: 4, paddingwidth: 16, paddingheight: 16 });
}

/** PDF417 of the Croatian payment slip as PNG: nine columns, error correction 4, row height three modules. */
export function drawHub3(payload: string): Promise<Buffer> {
  const size = { columns: 9, eclevel: '4', rowmult: 3, scale: 3, paddingwidth: 12, paddingheight: 12 };
  return draw({ bcid: 'pdf417', text: payload, ...size });
}

async function draw(options: { bcid: string; text: string; scale: number } & Record<string, unknown>): Promise<Buffer> {
  // Loaded on demand: only confirmations need this large module.
  const { toBuffer } = await import('bwip-js/node');
  return toBuffer({ ...options, backgroundcolor: 'FFFFFF' });
}
