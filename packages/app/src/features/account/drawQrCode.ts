/** The squares of a code that a camera reads; null where the drawing cannot be had. */
export async function drawQrCode(text: string): Promise<boolean[][] | null> {
  try {
    const { encode } = await import('uqr')
    return encode(text, { border: 0 }).data
  } catch {
    return null
  }
}
