/** The word that the page's policy asks of every style; undefined where there is no such policy. */
export function styleNonce(): string | undefined {
  // Browsers hide the attribute from selectors by value, not by presence; the property holds it.
  return document.querySelector<HTMLElement>('script[nonce], style[nonce]')?.nonce || undefined
}
