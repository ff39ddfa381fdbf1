/** What people do every day, and how. A row a meaning: English | Hindi. */
export const EVERYDAY_DEEDS = `
quickly hurry fast rush run | जल्दी फटाफट तेज़ फुर्ती
slow slowly wait patience | धीरे आहिस्ता सब्र
stop halt wait | रुकना रोकना ठहरना थमना ठहर रुको
go leave depart start walk set out | निकलना चलना जाना रवाना
walk foot stroll | पैदल टहलना चलना
run flee escape | भागना दौड़ना
chase follow behind after | पीछा पीछे
carry deliver bring across reach | पहुँचाना ढोना
bring fetch call | लाना बुलाना
send dispatch post | भेजना रवाना
call shout summon cry voice | पुकारना आवाज़ चिल्लाना बुलाना हाँक
tell say inform | बताना कहना ख़बर
talk speak chat | बात बातचीत बोलना गपशप
ask question inquire | पूछना पूछताछ सवाल
answer reply | जवाब उत्तर
listen hear | सुनना
silent quiet hush secretly | चुप शांत चुपचाप ख़ामोश चुपके
stop silence quiet music drum band | बंद शोर बैंड ढोल बाजा
song sing singing | गाना गीत गुनगुनाना
laugh joke fun | हँसना मज़ाक
cry weep tear | रोना आँसू
look see watch stare keep | देखना ताकना निहारना
search find look hunt seek | ढूँढना खोजना तलाश
show display point | दिखाना
hide conceal cover shelter refuge | छिपना छुपाना पनाह
open unlock untie lift | खोलना
close shut | बंद
break tear split crack | तोड़ना फाड़ना चीरना
cut chop slice | काटना
scrape scratch wipe erase | खुरचना मिटाना पोंछना
mend repair fix | सुधारना मरम्मत जोड़ना
paint draw picture face | चित्र तस्वीर रंग बनाना
write letter note pen | लिखना चिट्ठी क़लम
paper document deed sheet page | काग़ज़ पन्ना परवाना दस्तावेज़ पत्र
sign signature thumb mark name put | दस्तख़त अँगूठा हस्ताक्षर
read spell recite | पढ़ना बाँचना
book notebook copy register | किताब कॉपी बही पुस्तक
teach learn school lesson | सिखाना पढ़ाना पाठशाला स्कूल
teacher master | मास्टर गुरु
think wonder ponder consider | सोचना विचार
understand know realise | समझना जानना पता मालूम
remember recall memory | याद
forget | भूलना
believe trust | भरोसा यक़ीन
truth true real honest | सच सच्चाई असली
lie false pretend fake trick | झूठ नक़ली बहाना दिखावा
secret hidden | राज़ भेद गुप्त
promise vow oath | वादा क़सम वचन
agree accept okay yes fine | मान राज़ी ठीक हाँ मंज़ूर हामी
refuse no deny reject | मना इनकार ना ठुकराना
give hand offer | देना थमाना सौंपना
take accept receive keep | लेना रखना पकड़ना
throw fling toss drop | फेंकना
pull drag haul | खींचना घसीटना
push shove | धकेलना ठेलना
lift raise carry up | उठाना
put place set lay | रखना
hold grip touch hand arm | पकड़ना थामना हाथ छूना
hit beat strike kill | मारना पीटना
bite chew eat | काटना चबाना
fly bird wing | उड़ना पंछी पर
climb up above | चढ़ना ऊपर
down below under descend | नीचे उतरना
inside enter into | अंदर भीतर घुसना
outside out | बाहर
front before openly | सामने आगे
near close beside next | पास नज़दीक बग़ल
sit seat stay rest | बैठना
stand up rise | खड़ा उठना
sleep bed recline | सोना नींद बिस्तर
wake awake | जगना जागना
stay remain here wait | रहना टिकना यहीं ठहरना
return back again home | लौटना वापस
frighten scare ghost chase drive | डराना भगाना धमकाना
fear afraid scared nerve dare | डर भय
brave courage dare | हिम्मत साहस
help save support | मदद सहायता साथ
protect guard shelter | बचाना रक्षा
free release let go | छोड़ना रिहा आज़ाद रिहाई
tie bind fasten | बाँधना
choose pick select | चुनना
buy sell trade | ख़रीदना बेचना सौदा
share divide split | बाँटना
count number sum | गिनना गिनती
win victory | जीतना
lose | हारना
wear put | पहनना ओढ़ना
wash clean bathe | धोना नहाना साफ़
touch feel | छूना
smell sniff scent nose | सूँघना गंध बू ख़ुशबू
taste lick | चखना चाटना
`
