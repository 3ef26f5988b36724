/**
 * The SEPA QR code as a PNG: error correction M, at most version 13 (EPC069-12), four points a module and the four white
 * modules around it that readers need.
 */
export function drawQr(payload: string): Promise<Buffer> {
  return draw({ bcid: 'qrcode', text: payload, eclevel: 'M', scale: 4, paddingwidth: 16, paddingheight: 16 });
}

/** The Croatian slip's PDF417 as a PNG: nine columns, error correction 4, rows three times as high as a module is wide. */
export function drawHub3(payload: string): Promise<Buffer> {
  const size = { columns: 9, eclevel: '4', rowmult: 3, scale: 3, paddingwidth: 12, paddingheight: 12 };
  return draw({ bcid: 'pdf417', text: payload, ...size });
}

async function draw(options: { bcid: string; text: string; scale: number } & Record<string, unknown>): Promise<Buffer> {
  // Only a confirmation draws codes: no other call should wait for this large module.
  const { toBuffer } = await import('bwip-js/node');
  return toBuffer({ ...options, backgroundcolor: 'FFFFFF' });
}
