export const isEmojiOnly = (text: string): boolean =>
  /\p{Extended_Pictographic}/u.test(text) && !/[\p{L}\p{N}]/u.test(text)
