// Generated from openapi/source by `npm run generate`. Do not edit.

// @ts-nocheck
import { type CheckedBody, withError, codePoints as func0 } from "../../formats/checked-body.ts";
import { isWebAddress as formats0 } from "../../formats/web-address.ts";
import { NewReferrerBody } from "../bodies/new-referrer.ts";

const pattern0 = new RegExp("^https?://[^\\s]+$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.link === undefined){
vErrors = withError(vErrors, instancePath, "required", "link");
errors++;
}
for(const key0 in data){
if(!(key0 === "link")){
vErrors = withError(vErrors, instancePath, "additionalProperties", key0);
errors++;
}
}
if(data.link !== undefined){
let data0 = data.link;
if(typeof data0 === "string"){
if(func0(data0) > 2000){
vErrors = withError(vErrors, instancePath+"/link", "maxLength", 2000);
errors++;
}
if(func0(data0) < 1){
vErrors = withError(vErrors, instancePath+"/link", "minLength", 1);
errors++;
}
if(!pattern0.test(data0)){
vErrors = withError(vErrors, instancePath+"/link", "pattern");
errors++;
}
if(!(formats0(data0))){
vErrors = withError(vErrors, instancePath+"/link", "format");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/link", "type");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "type");
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

/** NewReferrer as JSON Schema, and the check of it. */
export const NewReferrerCheck: CheckedBody = {
  schema: NewReferrerBody,
  check: (body) => (validate0(body) ? [] : validate0.errors),
};
