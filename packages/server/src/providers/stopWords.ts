/** Words too common to tell one choice from another: English, Hindi, and Hindi in Latin letters. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  [
    'a an and are as at be but by do for from go i if in into is it its let me my no not of on or',
    'our so that the their them then there they this to up us want was we will with you your',
    'और का की के को में मैं मेरा मेरी से पर है हैं हूँ हो था थी थे एक यह वह ये वे कि तो ही भी ने इस उस नहीं',
    'aur ka ki ke ko mein main mai mera meri se par hai hain hoon hu ho tha thi the ek yeh ye woh vo',
    'wo toh bhi hi ne is us nahi nahin',
  ]
    .join(' ')
    .split(' '),
)
