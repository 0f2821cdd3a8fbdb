import { encode } from 'uqr';

/** Light modules around it, as scanners need them, and what survives a smudge: as the server draws it. */
export const QR_SHAPE = { ecc: 'M', border: 4 } as const;
/** Of its side at least, in pixels: enough for a poster. */
const SIDE_PX = 1200;

/** An address as a QR code for programs that place no SVG, drawn by the browser: a PNG. */
export async function paintQrCode(address: string): Promise<Blob> {
  const { data, size } = encode(address, QR_SHAPE);
  // each module has whole pixels, so that all is sharp
  const module = Math.ceil(SIDE_PX / size);
  const canvas = document.createElement('canvas');
  canvas.width = size * module;
  canvas.height = size * module;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws nothing');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#000';
  for (const [y, row] of data.entries()) {
    for (const [x, isDark] of row.entries()) {
      if (isDark) context.fillRect(x * module, y * module, module, module);
    }
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((picture) => {
      if (picture) resolve(picture);
      else reject(new Error('This browser writes no PNG'));
    }, 'image/png');
  });
}
