const OR = /(?<!\s)\s+(?:or|ya|या|किंवा|বা|অথবা|அல்லது|లేదా|లేక|અથવા|ಅಥವಾ|ಇಲ್ಲವೇ|അല്ലെങ്കിൽ|അഥവാ|یا)\s+/iu

/** Returns both sides of an "or", or null. */
export function splitAtOr(text: string): readonly [string, string] | null {
  const whole = text.trim()
  const or = OR.exec(whole)
  if (or === null) return null
  return [whole.slice(0, or.index), whole.slice(or.index + or[0].length)]
}
