const AT_ONCE = 8192

export function base64Of(bytes: Uint8Array): string {
  let signs = ''
  for (let at = 0; at < bytes.length; at += AT_ONCE) {
    signs += String.fromCharCode(...bytes.subarray(at, at + AT_ONCE))
  }
  return btoa(signs)
}
