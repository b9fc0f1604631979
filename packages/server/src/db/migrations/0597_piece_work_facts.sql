-- Work that is approved after its month was paid changes what the minimum wage adds to it.
call watch_pay_facts('unit_of_work', 'x.sender_id', 'x.worked_on', 'x.worked_on', 'x.amount, x.status = ''Approved''');
