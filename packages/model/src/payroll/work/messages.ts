import { defineMessages } from '../../kit/message.ts';

/** Why work paid by the unit cannot be entered, approved or paid. */
export const workMessages = defineMessages('payroll.work', {
  headingNotEarned: {
    en: 'Choose a heading that is paid to employees.',
    ne: 'कर्मचारीलाई भुक्तानी हुने शीर्षक छान्नुहोस्।',
  },
  noRate: {
    en: '{operation} has no rate on {day}. Add one in Payroll settings › Rates of work.',
    ne: '{operation} को {day} मा दर छैन। तलबका सेटिङ › कामका दरमा थप्नुहोस्।',
  },
  notOfTeam: {
    en: 'Choose an employee whom you supervise',
    ne: 'आफूले सुपरिवेक्षण गर्ने कर्मचारी छान्नुहोस्',
  },
  inSheetTwice: {
    en: 'Another row has the same employee, date and operation. Enter their total in one row.',
    ne: 'अर्को पङ्क्तिमा उही कर्मचारी, मिति र चरण छ। जम्मा एउटै पङ्क्तिमा राख्नुहोस्।',
  },
  changed: {
    en: 'Work was approved after this payroll was computed. Compute it again.',
    ne: 'यो तलब गणना भएपछि काम स्वीकृत भयो। फेरि गणना गर्नुहोस्।',
  },
  ratePaid: {
    en: 'Work of these days is approved by this rate. End it on a later day and add another one.',
    ne: 'यी दिनको काम यही दरमा स्वीकृत छ। पछिको मितिमा अन्त्य गरी अर्को दर थप्नुहोस्।',
  },
});
