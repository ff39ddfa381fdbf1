import type { UploadsMessages } from '../en.ts'

export const uploads: UploadsMessages['uploads'] = {
  drop: 'चित्र यहाँ छोड़ें या चिपकाएँ',
  choose: 'चित्र चुनें',
  readable: 'JPEG, PNG, WebP, GIF या AVIF, 10 MB तक। फ़ाइल में छिपी जानकारी हटा दी जाती है।',
  busy: 'चित्र अपलोड हो रहा है...',
  done: 'चित्र अपलोड हो गया।',
  doneAsk: 'चित्र अपलोड हो गया। अब बताएँ कि इसमें क्या है, उनके लिए जो देख नहीं सकते।',
  focus: 'किनारे कटने पर भी जो दिखता रहे',
  across: 'बाईं ओर से',
  down: 'ऊपर से',
}
