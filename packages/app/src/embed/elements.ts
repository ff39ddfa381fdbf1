type Tag = keyof HTMLElementTagNameMap

export function element<Name extends Tag>(
  name: Name,
  text = '',
  more: Partial<HTMLElementTagNameMap[Name]> = {},
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  made.textContent = text
  return Object.assign(made, more)
}

export const button = (text: string, onClick: () => void, className = '') =>
  element('button', text, { type: 'button', onclick: onClick, className })
