/** Returns the modules of a QR code, or null if the code cannot be loaded. */
export async function drawQrCode(text: string): Promise<boolean[][] | null> {
  try {
    const { encode } = await import('uqr')
    return encode(text, { border: 0 }).data
  } catch {
    return null
  }
}
