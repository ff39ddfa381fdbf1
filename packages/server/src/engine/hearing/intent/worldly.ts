/** What belongs to their reader's own days, or to the world as it is. */
const THINGS =
  /(?<![\p{L}\p{M}])(?:exams?|homework|semester|college|university|movies?|cinema|films?|bollywood|hollywood|hotstar|netflix|cricket|football|ipl|world ?cup|kohli|dhoni|sachin|messi|ronaldo|olympics?|lottery|kgs?|jeans|recipes?|microwave|weather|forecast|celsius|traffic|metro|airport|flights?|passport|visa|covid|corona|vaccine|elections?|modi|trump|tiktok|insta reels?|memes?|biryani|kebabs?|kababs?|burgers?|samosas?|maggi|pubg|minecraft|bitcoin|crypto|salary|zomato|swiggy|srk|kgf|anime|naruto|marvel|avengers|spotify|population|mausam|pariksha|match|mumbai|delhi|bhopal|chennai|kolkata|bangalore|bengaluru|hyderabad|pune|goa|ratnagiri|mizoram|maharashtra|kerala|punjab|pakistan|america|usa|london|japan|dubai|मौसम|परीक्षा|क्रिकेट|मैच|कबाब|बिरयानी|मुंबई|दिल्ली|भोपाल|লখনউ|পরীক্ষা|সিনেমা|ক্রিকেট|தேர்வு|சினிமா|கிரிக்கெட்)(?![\p{L}\p{M}])/giu
/** How one speaks of these, or of one's own life. */
const TURNS =
  /\b(?:nowadays|these days|in real life|irl|per (?:kg|kilo|litre|liter)|capital of|what do you call an?|reminds me of (?:my|our|when|how)|my (?:exam|boss|college|office|flight|phone|laptop|exams|homework|teacher at|cat|dog) (?:is|was|are|just|died|also|has|had|used|does|did|ate)|i have (?:an? |my )?(?:\p{L}+ )?(?:exam|exams|interview|meeting|class|test|deadline) ?(?:tomorrow|tmrw|today|on)?|how many (?!endings|choices|turns|steps|scenes)\p{L}+ (?:are|r) (?:left|there)|whats? \d+ ?[x*×+] ?\d+)\b|(?:kal|कल) (?:mera |मेरा )?(?:\p{L}+ (?:ka |का )?)?(?:paper|exam|पेपर|परीक्षा)|(?:mera|meri|मेरा|मेरी) (?:\p{L}+ )?(?:kal|कल) .{0,20}(?:paper|exam|पेपर)/iu

/** The words of a text that name something of the world outside of stories. */
export const worldlyWords = (text: string): readonly string[] =>
  (text.match(THINGS) ?? []).map((word) => word.toLowerCase())

/** Whether a text speaks as one does of one's own life, or of the world as it is. */
export const isWorldly = (text: string): boolean => TURNS.test(text)
