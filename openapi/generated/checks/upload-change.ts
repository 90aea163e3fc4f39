// Generated from openapi/source by `npm run generate`. Do not edit.

// @ts-nocheck
import { type CheckedBody, withError, codePoints as func0 } from "../../formats/checked-body.ts";
import { UploadChangeBody } from "../bodies/upload-change.ts";

const pattern0 = new RegExp("^(?=.*\\S)[^/\\\\\\p{Cc}\\u202A-\\u202E\\u2066-\\u2069]+$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
vErrors = withError(vErrors, instancePath, "minProperties", 1);
errors++;
}
for(const key0 in data){
if(!(key0 === "name")){
vErrors = withError(vErrors, instancePath, "additionalProperties", key0);
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func0(data0) > 200){
vErrors = withError(vErrors, instancePath+"/name", "maxLength", 200);
errors++;
}
if(func0(data0) < 1){
vErrors = withError(vErrors, instancePath+"/name", "minLength", 1);
errors++;
}
if(!pattern0.test(data0)){
vErrors = withError(vErrors, instancePath+"/name", "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/name", "type");
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

/** UploadChange as JSON Schema, and the check of it. */
export const UploadChangeCheck: CheckedBody = {
  schema: UploadChangeBody,
  check: (body) => (validate0(body) ? [] : validate0.errors),
};
